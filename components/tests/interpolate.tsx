import type { ReactNode } from 'react'
import { Fragment } from 'react'

/**
 * Replaces names in braces with their values. A name without a value is kept.
 * @example interpolate('{count} cups', { count: <b>two</b> }) // <b>two</b> cups
 */
export function interpolate(text: string, values: Record<string, ReactNode>): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const isKnown = name !== undefined && Object.hasOwn(values, name)
    return <Fragment key={index}>{isKnown ? values[name] : part}</Fragment>
  })
}
