/** Generated with the records. It's declared here because it doesn't exist in a fresh checkout. */
declare module '@/.records/revision.json' {
  const content: {
    /** Hash of all records in development, a constant in a build. */
    revision: string
  }
  export default content
}
