/** Made with the records; declared, because a fresh checkout has none yet. */
declare module '@/.records/revision.json' {
  const content: {
    /** Hash of all records in development, a constant in a build. */
    revision: string
  }
  export default content
}
