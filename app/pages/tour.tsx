export function meta() {
  return [{ title: "Tour | Evo Fitness" }];
}

export default function Tour() {
  return <h1>Tour</h1>;
}
