import { useEffect, useState } from 'react'

/** '28:14', updated every second; screen readers get whole minutes only, to avoid constant announcements. */
export function TimeLeft({ until, onOver }: { until: Date; onOver: () => void }) {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(until)
      setLeft(seconds)
      if (seconds === 0) onOver()
    }, 1000)
    return () => clearInterval(timer)
  }, [until, onOver])
  const minutes = Math.ceil(left / 60)
  return (
    <p className="text-14 text-ink-2 tabular-nums">
      <span aria-hidden="true">Vale por {clock(left)}</span>
      <span className="sr-only">{minutes === 1 ? 'Vale por 1 minuto' : `Vale por ${minutes} minutos`}</span>
    </p>
  )
}

function secondsUntil(until: Date) {
  return Math.max(0, Math.round((until.getTime() - Date.now()) / 1000))
}

export function clock(seconds: number) {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
