/** Id of the link that leads to an upgrade. @example toPairId('2.4', '3.1') // 'from-2.4-to-3.1' */
export function toPairId(from: string, to: string): string {
  return `from-${from}-to-${to}`
}
