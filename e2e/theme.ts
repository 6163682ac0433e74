import type { Page } from '@playwright/test'
import { openPage } from './site'

export const DARK = 'rgb(24, 25, 32)'
export const LIGHT = 'rgb(255, 255, 255)'

export const PAGE = '/docs/installation/'

export async function open(page: Page): Promise<void> {
  await openPage(page, PAGE)
}
