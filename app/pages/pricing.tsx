export function meta() {
  return [{ title: "Pricing | Evo Fitness" }];
}

export default function Pricing() {
  return <h1>Pricing</h1>;
}
