export function meta() {
  return [{ title: "Accessibility | Evo Fitness" }];
}

export default function Accessibility() {
  return <h1>Accessibility</h1>;
}
