export function meta() {
  return [{ title: "About | Evo Fitness" }];
}

export default function About() {
  return <h1>About</h1>;
}
