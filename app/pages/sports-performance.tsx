export function meta() {
  return [{ title: "Sports Performance | Evo Fitness" }];
}

export default function SportsPerformance() {
  return <h1>Sports Performance</h1>;
}
