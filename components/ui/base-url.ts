/** Path of the site, with leading and trailing slashes. The bundler replaces the variable. */
export const baseUrl = process.env.BASE_URL ?? '/'
