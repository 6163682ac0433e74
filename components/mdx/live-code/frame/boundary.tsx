import type { ReactNode } from 'react'
import { Component } from 'react'

type BoundaryProps = { onError: (error: unknown) => void; children: ReactNode }

/** Renders nothing once a child has failed to render. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
