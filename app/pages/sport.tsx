export function meta() {
  return [{ title: "Sport | Evo Fitness" }];
}

export default function Sport() {
  return <h1>Sport</h1>;
}
