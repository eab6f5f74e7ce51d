export function meta() {
  return [{ title: "Baseball | Evo Fitness" }];
}

export default function Baseball() {
  return <h1>Baseball</h1>;
}
