export function meta() {
  return [{ title: "Evo Grappling | Evo Fitness" }];
}

export default function EvoGrappling() {
  return <h1>Evo Grappling</h1>;
}
