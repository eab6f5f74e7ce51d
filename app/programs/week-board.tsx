export type BoardDay = { day: string; slots: readonly { time: string; title: string }[] };

/** The week as the board at the door has it: one column a day, and a plain word for a day without class. */
export function WeekBoard({ days, none }: { days: readonly BoardDay[]; none: string }) {
  return (
    <ol className="week figures">
      {days.map(({ day, slots }) => (
        <li key={day} className="week-day">
          <h3 className="week-name">{day}</h3>
          {slots.length === 0 ? (
            <p className="week-none">{none}</p>
          ) : (
            <ul className="week-slots">
              {slots.map(({ time, title }) => (
                <li key={time}>
                  <span className="week-time">{time}</span>
                  <span className="week-title">{title}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
