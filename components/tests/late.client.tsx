'use client'

/** Says where it was loaded, from a script of its own. */
export function Late({ inside }: { inside: string }) {
  return <p>Loaded inside {inside}.</p>
}
