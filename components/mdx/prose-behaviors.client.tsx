'use client'

import { DetailsBehaviors } from './details-behaviors.client'
import { TabBehaviors } from './tab-behaviors.client'

/** Behavior of prose beyond HTML, for the whole site at once. */
export function ProseBehaviors() {
  return (
    <>
      <TabBehaviors />
      <DetailsBehaviors />
    </>
  )
}
