import { AnalyticsButton } from './analytics-button.client'
import { CrashTest } from './crash-test'
import { DynamicDiagram } from './dynamic-diagram.client'
import {
  BrowserOnlySuspenseTest,
  SuspenseBrowserOnlyTest,
  SuspenseTest,
} from './suspense-tests.client'
import './fixtures.css'

/**
 * Components that the fixture documents can use in addition to those of all documents
 * (`lib/markdown/core/known-components.ts`).
 */
export const fixtureComponents = {
  AnalyticsButton,
  BrowserOnlySuspenseTest,
  CrashTest,
  DynamicDiagram,
  SuspenseBrowserOnlyTest,
  SuspenseTest,
}
