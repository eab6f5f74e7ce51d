export function meta() {
  return [{ title: "Schedule | Evo Fitness" }];
}

export default function Schedule() {
  return <h1>Schedule</h1>;
}
