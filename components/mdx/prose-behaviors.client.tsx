'use client'

import { DetailsBehaviors } from './details-behaviors.client'
import { TabBehaviors } from './tab-behaviors.client'

/** What prose can do beyond HTML, for the whole site at once. */
export function ProseBehaviors() {
  return (
    <>
      <TabBehaviors />
      <DetailsBehaviors />
    </>
  )
}
