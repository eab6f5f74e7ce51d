export function meta() {
  return [{ title: "Trainers | Evo Fitness" }];
}

export default function Trainers() {
  return <h1>Trainers</h1>;
}
