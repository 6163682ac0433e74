'use client'

import { getContrast, toGrade } from './contrast'
import type { ColorScheme, ShadeName } from './scheme'
import { displayOrder, getShade, parseAdjustment } from './scheme'
import { DraftInput } from './draft-input.client'

type ShadeTableProps = {
  label: string
  scheme: ColorScheme
  messageId: string
  onAdjust: (name: ShadeName, adjustment: number) => void
  onReject: () => void
}

/** The shades of a scheme with their adjustments and their contrast with its background. */
export function ShadeTable({ label, scheme, messageId, onAdjust, onReject }: ShadeTableProps) {
  return (
    <div className="color-table table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Shade</th>
            <th scope="col">Darken by</th>
            <th scope="col">Hex</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {displayOrder.map((name) => {
            const shade = getShade(scheme, name)
            const contrast = getContrast(shade, scheme.background)
            const grade = toGrade(contrast)
            return (
              <tr key={name}>
                <th scope="row">
                  <svg viewBox="0 0 44 22" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
                    <rect width="44" height="22" fill={scheme.background} />
                    <rect width="22" height="22" fill={shade} />
                    <text x="33" y="15.5" textAnchor="middle" fill={shade}>
                      Aa
                    </text>
                  </svg>
                  {name}
                </th>
                <td>
                  {name === 'primary' ? (
                    '0'
                  ) : (
                    <DraftInput
                      type="number"
                      min={-1}
                      max={1}
                      step={0.05}
                      aria-label={`Darken ${name} by`}
                      messageId={messageId}
                      value={String(scheme.shades[name])}
                      parse={(text) => parseAdjustment(text)?.toString()}
                      onValue={(value) => onAdjust(name, Number(value))}
                      onReject={onReject}
                    />
                  )}
                </td>
                <td>
                  <code>{shade}</code>
                </td>
                <td>
                  <span>{(Math.floor(contrast * 100) / 100).toFixed(2)}</span>{' '}
                  <strong data-grade={grade}>{grade}</strong>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
