'use client'

/** Shows where it was loaded, in a separate script. */
export function Late({ inside }: { inside: string }) {
  return <p>Loaded inside {inside}.</p>
}
