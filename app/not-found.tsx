import type { Metadata } from "next";
import { NotFoundPage } from "@/components/errors/not-found-page";
import { AllPages } from "./site-map";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

export default function NotFound() {
  return (
    <NotFoundPage>
      <AllPages />
    </NotFoundPage>
  );
}
