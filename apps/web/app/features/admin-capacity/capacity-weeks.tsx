import { HeadCell, Table } from '~/ui/table.tsx'
import { WeekRow } from './week-row.tsx'
import type { WeekException, WeekView } from './week-view.ts'

interface CapacityWeeksProps {
  weeks: readonly WeekView[]
  weeklyMinutes: number
  onChange: (week: string, edit: WeekException | null) => void
}

export function CapacityWeeks({ weeks, weeklyMinutes, onChange }: CapacityWeeksProps) {
  return (
    <Table
      label="Semanas do ateliê"
      head={
        <>
          <HeadCell>Semana</HeadCell>
          <HeadCell>Ocupação</HeadCell>
          <HeadCell className="text-right!">Horas do ateliê</HeadCell>
          <HeadCell className="text-right!">Comprometidas</HeadCell>
          <HeadCell className="text-right!">Livres</HeadCell>
          <HeadCell>Exceção</HeadCell>
        </>
      }
    >
      {weeks.map((view) => (
        <WeekRow
          key={view.week}
          view={view}
          weeklyMinutes={weeklyMinutes}
          onChange={(edit) => onChange(view.week, edit)}
        />
      ))}
    </Table>
  )
}
