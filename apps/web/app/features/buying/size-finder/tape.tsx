interface TapeProps {
  number: number
  label: string
  y: number
  left: number
  right: number
}

/** A measuring tape around the dress form, with a line to its label. */
export function Tape({ number, label, y, left, right }: TapeProps) {
  const round = `M${left} ${y}C${left + 22} ${y + 18} ${right - 22} ${y + 18} ${right} ${y}`
  return (
    <g fill="none">
      <path d={round} strokeWidth={8} className="stroke-[#e2beb4]" />
      <path d={round} strokeWidth={7} strokeDasharray="1.200 6" className="stroke-wine" />
      <path d={round} strokeWidth={2} className="stroke-wine" />
      <circle cx={right} cy={y} r={3} className="fill-wine" />
      <path d={`M${right} ${y}H347`} strokeWidth={1.2} className="stroke-wine" />
      <text x={347} y={y - 8} textAnchor="end" className="fill-ink text-14 font-medium">
        <tspan className="fill-wine font-title text-[1.375rem] font-normal italic">{number}</tspan> {label}
      </text>
    </g>
  )
}
