/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'

const initialize = jest.fn()
const draw = jest.fn<(id: string, source: string, box: Element) => Promise<{ svg: string }>>()
jest.unstable_mockModule('mermaid', () => ({ default: { initialize, render: draw } }))
const { drawDiagram } = await import('./frame.mjs')

beforeEach(() => {
  draw.mockReset()
})

test('a diagram is a separate document in its own size, with its title and description', async () => {
  draw.mockResolvedValue({
    svg: '<svg style="max-width: 9px" width="100%" viewBox="-8 0 80.5 40"><title>A</title><desc>B</desc><p>a<br>b</p></svg>',
  })
  const drawing = await drawDiagram('graph TD', 'dark')
  expect(drawing).toMatchObject({ width: 81, height: 40, title: 'A', description: 'B' })
  expect(drawing.svg).toMatch(/^<svg xmlns="[^"]+" width="81" viewBox="-8 0 80.5 40" height="40">/)
  expect(initialize).toHaveBeenLastCalledWith(
    expect.objectContaining({ securityLevel: 'strict', theme: 'dark', startOnLoad: false }),
  )
})

test('a diagram without a view box is measured', async () => {
  const prototype = SVGElement.prototype as SVGGraphicsElement
  prototype.getBBox = () => ({ x: 1, y: -2, width: 30.5, height: 12 }) as DOMRect
  draw.mockResolvedValue({ svg: '<svg width="100%"><text>v1</text></svg>' })
  const drawing = await drawDiagram('info', 'light')
  expect(drawing).toMatchObject({ width: 31, height: 12 })
  expect(drawing.svg).toContain('viewBox="1 -2 30.5 12"')
  expect(document.body.childNodes).toHaveLength(0)
})

test('a failure leaves nothing behind', async () => {
  draw.mockImplementation((_id, _source, box) => {
    box.append('left behind')
    document.body.append(document.createElement('svg'))
    return Promise.reject(new Error('Parse error'))
  })
  await expect(drawDiagram('?', 'light')).rejects.toThrow('Parse error')
  expect(document.body.childNodes).toHaveLength(0)
})

test('diagrams are drawn one at a time, each with its own id', async () => {
  const order: string[] = []
  draw.mockImplementation(async (_id, source) => {
    order.push(`${source} starts`)
    await Promise.resolve()
    order.push(`${source} ends`)
    return { svg: '<svg viewBox="0 0 1 1"></svg>' }
  })
  await Promise.all([drawDiagram('a', 'light'), drawDiagram('b', 'dark')])
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
  expect(new Set(draw.mock.calls.map(([id]) => id)).size).toBe(2)
})
