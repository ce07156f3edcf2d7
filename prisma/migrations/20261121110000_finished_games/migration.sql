-- CreateIndex
CREATE INDEX "games_status_visibility_finished_at_id_idx" ON "games"("status", "visibility", "finished_at" DESC, "id");
