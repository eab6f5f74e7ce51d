export function meta() {
  return [{ title: "First Visit | Evo Fitness" }];
}

export default function FirstVisit() {
  return <h1>First Visit</h1>;
}
