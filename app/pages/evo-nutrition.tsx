export function meta() {
  return [{ title: "Evo Nutrition | Evo Fitness" }];
}

export default function EvoNutrition() {
  return <h1>Evo Nutrition</h1>;
}
