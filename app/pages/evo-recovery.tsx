export function meta() {
  return [{ title: "Evo Recovery | Evo Fitness" }];
}

export default function EvoRecovery() {
  return <h1>Evo Recovery</h1>;
}
