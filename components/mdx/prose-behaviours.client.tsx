'use client'

import { DetailsBehaviours } from './details-behaviours.client'
import { TabBehaviours } from './tab-behaviours.client'

/** What prose can do beyond HTML, for the whole site at once. */
export function ProseBehaviours() {
  return (
    <>
      <TabBehaviours />
      <DetailsBehaviours />
    </>
  )
}
