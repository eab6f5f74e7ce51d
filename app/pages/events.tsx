export function meta() {
  return [{ title: "Events | Evo Fitness" }];
}

export default function Events() {
  return <h1>Events</h1>;
}
