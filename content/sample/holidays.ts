import { gymDay } from "#content/gym-clock.ts";

export function sampleHolidays(now: Date) {
  const today = gymDay(now);
  return [
    { day: nextDate("12-25", today), label: "Christmas Day (sample)", opens: null, closes: null },
    { day: nextDate("12-31", today), label: "New Year’s Eve (sample)", opens: "08:00", closes: "14:00" },
  ];
}

function nextDate(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${monthAndDay}`;
}
