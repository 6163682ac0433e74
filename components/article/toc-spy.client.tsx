'use client'

import { useEffect, useRef } from 'react'

function findActive(headings: HTMLElement[], offset: number): HTMLElement | undefined {
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= offset)
  if (next === -1) return headings.at(-1)
  const top = headings[next]?.getBoundingClientRect().top ?? 0
  // A heading in the upper half of the window is the current one. One further down is still ahead.
  return top < innerHeight / 2 ? headings[next] : headings[next - 1]
}

/** Marks the current heading in the surrounding table of contents. */
export function TocSpy() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const links = [
      ...(marker.current?.parentElement?.querySelectorAll<HTMLAnchorElement>('li a') ?? []),
    ]
    const linkById = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]))
    const headings = [...linkById.keys()]
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null)
    const offset =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    let frame = 0
    let active: HTMLAnchorElement | undefined
    const update = () => {
      frame = 0
      const heading = findActive(headings, offset - 1)
      const link = heading && linkById.get(heading.id)
      if (link === active) return
      active?.removeAttribute('aria-current')
      link?.setAttribute('aria-current', 'true')
      active = link
      if (marker.current && link) {
        marker.current.style.setProperty('--top', `${link.offsetTop}px`)
        marker.current.style.setProperty('--height', `${link.offsetHeight}px`)
      }
      marker.current?.toggleAttribute('hidden', !link)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [])
  return <span ref={marker} className="toc-marker" hidden />
}
