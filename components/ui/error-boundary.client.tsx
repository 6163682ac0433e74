'use client'

import type { ReactNode } from 'react'
import { Component } from 'react'

/** What was thrown, and how to render the children once more. */
export type Crash = { error: unknown; reset: () => void }

type ErrorBoundaryProps = { children: ReactNode; fallback: (crash: Crash) => ReactNode }

/** What is thrown may be undefined, so it is kept in an object. */
type ErrorBoundaryState = { thrown: { error: unknown } | undefined }

/**
 * Shows something else in the place of children that throw while they are rendered, until there are others: in the dev
 * server, a page that has been corrected.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: undefined }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps, { thrown }: ErrorBoundaryState) {
    if (thrown && this.state.thrown && previous.children !== this.props.children) this.reset()
  }

  reset = () => this.setState({ thrown: undefined })

  override render() {
    const { thrown } = this.state
    return thrown
      ? this.props.fallback({ error: thrown.error, reset: this.reset })
      : this.props.children
  }
}
