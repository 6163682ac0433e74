/** @example toInstanceName('/tests/docs') // 'Docs' */
export function toInstanceName(routeBasePath: string): string {
  const name = routeBasePath.split('/').at(-1) ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}
