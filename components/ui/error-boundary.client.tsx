'use client'

import type { ReactNode } from 'react'
import { Component } from 'react'

/** What was thrown, and how to render the children once more. */
export type Crash = { error: unknown; reset: () => void }

type ErrorBoundaryProps = { children: ReactNode; fallback: (crash: Crash) => ReactNode }

/** What is thrown may be undefined, so it is kept in an object. */
type ErrorBoundaryState = { thrown: { error: unknown } | undefined }

/** Shows something else in the place of children that throw while they are rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: undefined }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { thrown: { error } }
  }

  reset = () => this.setState({ thrown: undefined })

  override render() {
    const { thrown } = this.state
    return thrown
      ? this.props.fallback({ error: thrown.error, reset: this.reset })
      : this.props.children
  }
}
