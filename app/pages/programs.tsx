export function meta() {
  return [{ title: "Programs | Evo Fitness" }];
}

export default function Programs() {
  return <h1>Programs</h1>;
}
