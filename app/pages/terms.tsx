export function meta() {
  return [{ title: "Terms | Evo Fitness" }];
}

export default function Terms() {
  return <h1>Terms</h1>;
}
