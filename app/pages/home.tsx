export function meta() {
  return [{ title: "Home | Evo Fitness" }];
}

export default function Home() {
  return <h1>Home</h1>;
}
