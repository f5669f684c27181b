import { CalendarFeedCard } from '#features/calendar/CalendarFeedCard.tsx'
import { CalendarView } from '#features/calendar/CalendarView.tsx'
import { agentPaths } from '#lib/paths.ts'
import { RosterHead } from './RosterHead.tsx'

const paths = { talent: agentPaths.talent, deal: agentPaths.deal, offer: agentPaths.offer }

export default function RosterCalendar() {
  return (
    <>
      <RosterHead title="Calendar" lead="Days booked by deals and requested in open offers." />
      <CalendarView paths={paths} />
      <CalendarFeedCard />
    </>
  )
}
