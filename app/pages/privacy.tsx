export function meta() {
  return [{ title: "Privacy | Evo Fitness" }];
}

export default function Privacy() {
  return <h1>Privacy</h1>;
}
