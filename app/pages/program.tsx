export function meta() {
  return [{ title: "Program | Evo Fitness" }];
}

export default function Program() {
  return <h1>Program</h1>;
}
