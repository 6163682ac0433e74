/**
 * The same page as plain HTML can be at its fastest: style inline, no script, nothing else to fetch. Times of one run are
 * compared with it, because they depend on the machine.
 */
export function toFloor(html: string, css: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    .replace('</head>', () => `<link rel="icon" href="data:,"><style>${css}</style></head>`)
}
