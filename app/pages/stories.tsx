export function meta() {
  return [{ title: "Stories | Evo Fitness" }];
}

export default function Stories() {
  return <h1>Stories</h1>;
}
