/** How `npm run links:external` checks the links of the export to other sites. A workflow runs it every night. */
export default {
  concurrency: 16,
  timeout: 20_000,
  retry: true,
  retryErrors: true,
  verbosity: 'error',
  // Hosts that require a login, reject programs, or got too many requests. 999 is not a standard status.
  statusCodes: Object.fromEntries(
    [401, 403, 405, 406, 429, 451, 999].map((status) => [String(status), 'skip']),
  ),
  skip: [
    // Names that are reserved for examples and tests: https://www.rfc-editor.org/rfc/rfc6761
    String.raw`^https?://(?:[^/]*\.)?(?:example|invalid|test|example\.(?:com|net|org))(?:[:/]|$)`,
    '^http://localhost:3000',
    // The site itself, and its editor and issue form, which require a login.
    ...[process.env.SITE_URL, process.env.REPOSITORY_URL].flatMap((url) =>
      url ? [`^${url}/`] : [],
    ),
    // Opens an online editor, which rejects programs.
    '^https://docusaurus.new/',
    // A script shows invitations.
    '^https://discord.gg/',
  ],
}
