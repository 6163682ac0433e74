'use client'

/** Says where it was loaded, from its own script. */
export function Late({ inside }: { inside: string }) {
  return <p>Loaded inside {inside}.</p>
}
