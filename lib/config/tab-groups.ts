/** Group of the tabs for package managers: who chooses one has it everywhere. */
export const packageManagerGroup = 'package-manager'

/** Query parameter of that group: `?pm=yarn`. */
export const packageManagerQuery = 'pm'
