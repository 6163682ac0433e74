/** Part of the network information that not every browser supports. */
type Connection = { saveData?: boolean; effectiveType?: string }

const getConnection = () => (navigator as Navigator & { connection?: Connection }).connection

/** Whether the reader asks pages to save data. */
export const savesData = () => getConnection()?.saveData === true

/** Whether to fetch only what the reader has asked for, because they save data or have a 2G connection. */
export function isMetered(): boolean {
  return savesData() || (getConnection()?.effectiveType ?? '').includes('2g')
}
