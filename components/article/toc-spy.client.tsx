'use client'

import { useEffect, useRef } from 'react'

/** Returns the place of a heading in the window. One in a hidden panel has that of what surrounds it. */
function getPlace(heading: Element): DOMRect {
  const place = heading.getBoundingClientRect()
  return place.height === 0 && heading.parentElement ? getPlace(heading.parentElement) : place
}

/** Returns the index of the current heading, or -1 above the first one. */
function findActive(places: DOMRect[], offset: number): number {
  const next = places.findIndex(({ top }) => top >= offset)
  if (next === -1) return places.length - 1
  // A heading in the upper half of the window is the current one. One further down is still ahead.
  return (places[next]?.bottom ?? 0) < innerHeight / 2 ? next : next - 1
}

/** Marks the current heading in the surrounding table of contents, and names it in the bar of small screens. */
export function TocSpy() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const toHeading = ({ hash }: HTMLAnchorElement) =>
      document.getElementById(decodeURIComponent(hash.slice(1)))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc li a')].filter(toHeading)
    const offset =
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const bar = document.querySelector('.toc-bar span')
    let frame = 0
    let active: HTMLAnchorElement | undefined
    const update = () => {
      frame = 0
      const places = links.flatMap((each) => toHeading(each) ?? []).map(getPlace)
      const link = links[findActive(places, offset - 1)]
      if (link === active) return
      active?.removeAttribute('aria-current')
      link?.setAttribute('aria-current', 'true')
      active = link
      if (bar) bar.textContent = link?.textContent ?? ''
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
