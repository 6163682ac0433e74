'use client'

import type { ReactNode } from 'react'
import { Component } from 'react'

/** A thrown value, and a function that renders the children again. */
export type Crash = { error: unknown; reset: () => void }

type ErrorBoundaryProps = { children: ReactNode; fallback: (crash: Crash) => ReactNode }

/** The thrown value may be undefined, so it is wrapped in an object. */
type ErrorBoundaryState = { thrown: { error: unknown } | undefined }

/**
 * Replaces children that throw while rendering, until there are new children. In the dev server, that is a page that
 * was fixed.
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
